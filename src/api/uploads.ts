/** Files and the video (spec, 7.8). */
import { emptyApi, fileQuery, mutation } from './emptyApi';
import './hooks';

export const uploadsApi = emptyApi.injectEndpoints({
  endpoints: (build) => ({
    videoUpload: mutation(build, 'videoUpload'),
    documentUpload: mutation(build, 'documentUpload'),
    documentPreview: fileQuery(build, 'documentPreview'),
    contactUpload: mutation(build, 'contactUpload'),
    uploadAdditionalDoc: mutation(build, 'uploadAdditionalDoc'),
    videoCaptcha: mutation(build, 'videoCaptcha'),
    generateCaptcha: mutation(build, 'generateCaptcha'),
    documentInfo: mutation(build, 'documentInfo'),
  }),
});

export const { useDocumentPreviewQuery, useDocumentInfoMutation } = uploadsApi;
