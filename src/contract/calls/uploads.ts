import { documentUploadTypes, VIDEO_UPLOAD_TYPE } from '../uploads';
import { declareCalls } from '../declare';
import { requestSchema, guid, shortText, text } from '../requestSchemas';

const storedType = { type: 'string', enum: [...documentUploadTypes, VIDEO_UPLOAD_TYPE] } as {
  readonly type: 'string';
};
export const reupload = requestSchema({ type: text, barCode: text, guid: text });

/** The types of multipart forms are validated by the handlers, not by the schema. */
export const uploadCalls = declareCalls('7.8', {
  videoUpload: {
    path: '/wgt/video/upload',
    request: requestSchema({ type: text, guid: text }),
    multipart: true,
    errors: [401, 404],
  },
  documentUpload: {
    path: '/wgt/document/upload',
    request: requestSchema({ type: text }),
    multipart: true,
    errors: [401],
  },
  documentPreview: {
    method: 'GET',
    path: '/wgt/document/preview/{type}',
    request: requestSchema({ type: storedType }),
    answer: 'blob',
    errors: [401, 404],
    cached: true,
    reads: true,
    byScreen: true,
  },
  contactUpload: {
    path: '/wgt/contact/upload',
    request: reupload,
    multipart: true,
    errors: [401, 404],
  },
  uploadAdditionalDoc: {
    path: '/wgt/contact/uploadAdditionalDoc',
    request: reupload,
    multipart: true,
    errors: [401, 404],
  },
  videoCaptcha: {
    path: '/wgt/video/captcha',
    request: requestSchema({ guid, captcha: shortText }),
    errors: [401, 404],
    statusOnly: true,
  },
  generateCaptcha: {
    path: '/wgt/video/generate/captcha',
    request: requestSchema({ guid }),
    errors: [401, 404],
  },
  documentInfo: {
    method: 'GET',
    path: '/wgt/document/info/{guid}',
    request: requestSchema({ guid }),
    errors: [401, 404],
    reads: true,
    byScreen: true,
  },
});
