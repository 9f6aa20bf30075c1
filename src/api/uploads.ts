import { uploadCalls } from '../contract/calls/uploads';
import { uploadReaders } from './answers/uploads';
import './hooks';
import { injectCalls } from './injectCalls';

export const uploadsApi = injectCalls(uploadCalls, uploadReaders);

export const { useDocumentPreviewQuery, useDocumentInfoMutation } = uploadsApi;
