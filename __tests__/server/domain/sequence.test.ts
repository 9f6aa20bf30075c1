import { dataStepSlugs } from '../../../src/contract/steps/table';
import { numberOf, stepAfter, stepBefore, type SequenceSlug } from '../../../server/domain/sequence';

describe('the sequence of the steps', () => {
  it('[R2.2-02] numbers seven steps from one in reading A, and thanks after them', () => {
    expect(dataStepSlugs.map((slug) => numberOf(slug, 'A'))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(numberOf('thanks', 'A')).toBe(8);
  });

  it('[R2.2-02] has questionnaire 3, identification 5 and contract 6 in reading B', () => {
    const slugs = ['self-certifications', 'identification', 'contract', 'thanks'] as const;
    expect(slugs.map((slug) => numberOf(slug, 'B'))).toEqual([3, 5, 6, 7]);
  });

  it('goes from contact to thanks and back, and not back from thanks', () => {
    const walked: SequenceSlug[] = ['contact-info'];
    for (let slug = walked[0]; slug && stepAfter(slug) !== slug; slug = walked.at(-1))
      walked.push(stepAfter(slug));
    expect(walked).toEqual([...dataStepSlugs, 'thanks']);
    expect(stepBefore('address-info')).toBe('contact-info');
    expect(stepBefore('contact-info')).toBe('contact-info');
    expect(stepBefore('thanks')).toBe('thanks');
  });
});
