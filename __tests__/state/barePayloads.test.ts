import { restartRequested, subPageRequested } from '../../src/flows/actions';
import { codeForgotten } from '../../src/state/codes';
import { draftDropped } from '../../src/state/drafts';
import { createRedaction } from '../../src/state/recording/redaction';
import { codeNotSent } from '../../src/state/resume';
import { journeyMade, renewingChanged } from '../../src/state/session';
import { capturingChanged, recordingShown } from '../../src/state/ui';

it('a bare payload is shown where its action declares it, so that a replay goes the same way', () => {
  const { mask } = createRedaction();
  const shown = [
    subPageRequested(3),
    restartRequested('/resume'),
    draftDropped('contact-info'),
    draftDropped('resume'),
    codeForgotten('sms'),
    capturingChanged(true),
    recordingShown(true),
    renewingChanged(true),
    journeyMade('ABCDEFGH'),
  ];
  expect(shown.map((action) => mask('', action))).toEqual(shown);
  expect(mask('', codeNotSent('Mario Rossi'))).toMatchObject({ payload: '⟦11 characters #1⟧' });
  expect(mask('', restartRequested('/resume/a1b2'))).toMatchObject({ payload: '/resume/⟦4 characters #2⟧' });
  expect(mask('', { type: 'new/action', payload: 7 })).toMatchObject({ payload: 0 });
});
