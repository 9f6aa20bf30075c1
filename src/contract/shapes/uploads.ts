import { answerWith, dataAnswer, named, text } from './declare';

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
    },
    ['sha256'],
  ),
  title: 'UploadAnswer',
};

export const captchaAnswer = dataAnswer(
  named('Captcha', { nome: text(), cognome: text(), captcha: text('The words to say in the video') }),
);
export const documentInfoAnswer = dataAnswer(named('DocumentInfo', { videoUploaded: { type: 'boolean' } }));
