import { answerWith, dataAnswer, named, text } from './declare';

/** Each reading is given only if it is certain. */
export const documentReading = named(
  'DocumentReading',
  {
    number: text('Number of the document'),
    birthDate: text('Date of birth, YYYY-MM-DD'),
    expiryDate: text('Last day of validity, YYYY-MM-DD'),
    taxCode: text('Tax code'),
    side: {
      type: 'string',
      enum: ['back', 'passportPage'],
      description: 'What the picture shows for certain: the back of a card, the data page of a passport',
    },
    noText: { type: 'boolean', description: 'The picture shows no writing' },
  },
  {
    optional: ['number', 'birthDate', 'expiryDate', 'taxCode', 'side', 'noText'],
    description: 'What was read in the picture. Not in the specification, may be absent',
  },
);

/**
 * Sending the same bytes again gives the same answer. Pictures are stored as another file: upright, within
 * `IMAGE_MAX_SIDE_PX`, JPEG without metadata. PDFs and videos are stored unchanged.
 */
export const uploadAnswer = {
  ...answerWith(
    {
      sha256: text(
        'SHA-256 of the received bytes in hexadecimal. The client compares it with its own. Optional',
      ),
      data: named('DocumentUploadData', { reading: documentReading }, { optional: ['reading'] }),
    },
    ['sha256', 'data'],
  ),
  title: 'UploadAnswer',
};

export const captchaAnswer = dataAnswer(
  named('Captcha', { nome: text(), cognome: text(), captcha: text('The words to say in the video') }),
);
export const documentInfoAnswer = dataAnswer(named('DocumentInfo', { videoUploaded: { type: 'boolean' } }));
