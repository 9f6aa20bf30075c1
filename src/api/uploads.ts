import { uploadCalls } from '../contract/calls/uploads';
import './hooks';
import { injectCalls } from './injectCalls';

export const uploadsApi = injectCalls(uploadCalls);

export const { useDocumentPreviewQuery, useDocumentInfoMutation } = uploadsApi;
