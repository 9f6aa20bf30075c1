import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from '../contract/errors';
import { REQUEST_TIMEOUT_MS } from '../contract/limits';
import { httpError, networkError, refusal, timeoutError } from './failures';
import { uploadKey, uploadMoved, type Moving } from './progress';
import { httpRequest } from './request';
import type { RuntimeConfig } from './runtimeConfig';
import { NoAnswer, sendJson, type HttpAnswer } from './transport';
import { typedBody } from './typedBody';
import type { ApiCall } from './types';

/** What the API asks of the store that hosts it. */
export interface ApiHost {
  readonly config: RuntimeConfig;
}

type Result = { data: unknown } | { error: ApiError };
export type ApiBaseQuery = BaseQueryFn<ApiCall, unknown, ApiError>;

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const readAnswer = async (
  { name, declared }: ApiCall,
  answer: HttpAnswer,
  { config }: ApiHost,
): Promise<Result> => {
  const isFile = declared.answer === 'blob';
  if (isFile && isSuccess(answer.status) && !answer.body.type.includes('json'))
    return { data: URL.createObjectURL(answer.body) };
  if (name === 'documentPreview' && answer.status === 404) return { data: null };

  const body = await typedBody(answer.body);
  if (body && (body.status === 'bad_request' || body.status === 'error'))
    return { error: refusal(name, answer.status, body, config.sessionExpiryMessages) };
  if (!body || isFile || !isSuccess(answer.status)) return { error: httpError(name, answer.status) };
  return { data: body };
};

/** With the flows, apart from the first screen: it is there before the connection can be lost. */
const loadUploading = () =>
  import(/* webpackChunkName: "flows" */ './uploading').catch(() => {
    throw new NoAnswer('network');
  });

/** Every call of the app: address, credentials, timeout and the one typed error. */
export const baseQuery: ApiBaseQuery = async (call, { getState, dispatch, signal }) => {
  const host = getState() as ApiHost;
  const { name, request } = call;
  const limits = { timeout: REQUEST_TIMEOUT_MS, signal };
  const type = request && typeof request.type === 'string' ? request.type : '';
  const onPhase = (phase: Moving): void => {
    dispatch(uploadMoved({ key: uploadKey(type, request?.barCode), phase }));
  };
  try {
    const http = httpRequest(host.config, call);
    const { sendForm } = http.form ? await loadUploading() : {};
    const answer = await (sendForm ? sendForm(http, { ...limits, onPhase }) : sendJson(http, limits));
    return await readAnswer(call, answer, host);
  } catch (error) {
    // Not the network's doing: a file that is gone, a path parameter that nobody gave.
    if (!(error instanceof NoAnswer)) return { error: httpError(name) };
    return {
      error: error.reason === 'timeout' ? timeoutError(name) : networkError(name, error.words),
    };
  }
};
