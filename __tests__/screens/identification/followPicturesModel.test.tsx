// Before the screens, whose preparation of files it mocks.
import { withNetwork } from './fakeUploads';
import { act, cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { documentTypes } from '../../../src/contract/documentTypes';
import { readFields } from '../../../src/contract/readFields';
import type { DocumentReading } from '../../../src/contract/wire';
import { FRONT, show } from './firstDocument';
import {
  BACK, CARD, choose, first, leaveAndReturn, page, second, type, upload, value, type Field,
} from './readPictures'; // prettier-ignore

withNetwork();

const readings = [first, second, page, { number: 'C01X00T47', side: 'passportPage' }, undefined] as const;
const { identityCard, passport, drivingLicence } = documentTypes;
const types = [identityCard, passport, drivingLicence] as const;
const applicant = { taxCode: '', today: '2026-11-21' };
const texts = {
  number: ['', 'CA00000AA', 'CX37720EG', 'YB6253967'],
  expiryDate: ['', '12/05/2029', '12/03/2029', '23/04/2030'],
} as const;
const typing = (field: Field) =>
  fc.record({
    does: fc.constant('type' as const),
    field: fc.constant(field),
    text: fc.constantFrom(...texts[field]),
  });
const acts = fc.array(
  fc.oneof(
    typing('number'),
    typing('expiryDate'),
    fc.record({
      does: fc.constant('upload' as const),
      path: fc.constantFrom(FRONT, BACK),
      reading: fc.constantFrom(...readings),
    }),
    fc.record({ does: fc.constant('choose' as const), type: fc.constantFrom(...types) }),
    fc.record({ does: fc.constant('leave' as const) }),
  ),
  { minLength: 2, maxLength: 9 },
); // prettier-ignore

it('[R2.9-03] a field has the last typed value, else that of a present picture, else nothing', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      cleanup();
      const shown = await show(CARD);
      const typed = new Map<Field, string>();
      const pictures = new Map<string, DocumentReading | undefined>();
      let documentType: string = identityCard;
      for (const one of done) {
        if (one.does === 'type' && value(one.field) !== one.text) typed.set(one.field, one.text);
        if (one.does === 'type') type(one.field, one.text);
        if (one.does === 'upload') pictures.set(one.path, one.reading);
        if (one.does === 'upload') await upload(one.path, one.reading);
        if (one.does === 'choose') documentType = one.type;
        if (one.does === 'choose') choose(one.type);
        if (one.does === 'leave') await leaveAndReturn(shown);
        await act(async () => undefined);
        for (const field of ['number', 'expiryDate'] as const) {
          const read = [...pictures.values()].flatMap((reading) =>
            reading ? (readFields(reading, documentType, applicant)[field] ?? []) : [],
          );
          const last = typed.get(field);
          if (last) expect(value(field)).toBe(last);
          else if (last === '' || read.length === 0) expect(['', ...read]).toContain(value(field));
          else expect(read).toContain(value(field));
        }
      }
    }),
    { numRuns: 15 },
  );
});
