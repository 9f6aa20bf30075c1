import { dataStepSlugs } from '../../../src/contract/steps/table';
import { numberOf, stepAfter, stepBefore, type SequenceSlug } from '../../../server/domain/sequence';

describe('the sequence of the steps', () => {
  it('[R2.2-02] numbers seven steps from one in reading A, and thanks after them', () => {
    expect(dataStepSlugs.map((slug) => numberOf(slug, 'A'))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(numberOf('thanks', 'A')).toBe(8);
  });

  it('[R2.2-02] has questionnaire 3, identification 5 and contract 6 in reading B', () => {
    expect(numberOf('self-certifications', 'B')).toBe(3);
    expect(numberOf('identification', 'B')).toBe(5);
    expect(numberOf('contract', 'B')).toBe(6);
    expect(numberOf('thanks', 'B')).toBe(7);
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
