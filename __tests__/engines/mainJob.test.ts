import { wholeJourney } from '../../scripts/testing/pages/journey';
import { expectAnswers, expectSigned, guidAt, LANDING } from '../browser/support/keptJob';
import { cutTexts } from '../../scripts/testing/browser/reach';
import { otherProduct } from '../browser/support/worker';
import { COMPUTER, PHONE, walk, type EngineVisit } from './support/engines';

const expectDone = async ({ page }: EngineVisit): Promise<void> => {
  // The applicant must be new to the service.
  const product = await otherProduct({});
  const cut: string[] = [];
  const look = async (screen: string): Promise<void> => {
    cut.push(...(await cutTexts(page)).map((line) => `${screen}: ${line}`));
  };
  await wholeJourney({ page, product, look, wholeVideo: true }, LANDING);
  expect(cut).toEqual([]);
  const kept = await product.kept(await guidAt(product.url));
  expectSigned(kept, 8);
  expectAnswers(kept);
};

walk('main job on a telephone', expectDone, PHONE);
walk('main job on a computer', expectDone, COMPUTER);
