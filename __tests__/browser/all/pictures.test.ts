import { shapeOf, shapes } from '../../corpus/shapes';
import { arrive } from '../support/arrive';
import { beginIdentification, toFirstDocument } from '../support/identificationPages';
import { catchFiles, chooseShape, expectOutcome, outcomes } from '../support/pictureOutcomes';
import { product } from '../support/worker';

const PATH = 'documento.documentoFronte';

it('[R5.6-05] [R8-10] every picture of the corpus comes to what the table says, every PDF leaves byte for byte', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await beginIdentification(visitor, product, { video: true });
  await toFirstDocument(page);
  await catchFiles(page);
  for (const name of Object.keys(outcomes)) await expectOutcome(page, PATH, name);
  for (const { name } of shapes.filter((shape) => outcomes[shape.name] === undefined)) {
    const { file } = await chooseShape(page, PATH, name);
    expect([name, file?.equals(await shapeOf(name).make())]).toEqual([name, true]);
  }
});
