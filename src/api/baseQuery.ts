import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from '../contract/errors';
import { REQUEST_TIMEOUT_MS } from '../contract/limits';
import { isRefusal } from '../contract/refusal';
import { clickIsOver } from '../ui/shell/afterClick';
import { httpError, networkError, refusal, timeoutError } from './failures';
import { uploadKey, uploadMoved, type UploadProgress } from './uploadProgress';
import { httpRequest } from './request';
import type { RuntimeConfig } from './runtimeConfig';
import { type HttpAnswer, NoAnswer, sendJson, parseBody } from './transport';
import type { ApiCall } from './types';

export interface ApiHost {
  readonly config: RuntimeConfig;
}

type Result = { data: unknown } | { error: ApiError };
/** Answers every call in place of the service: from a recording. */
export type Answerer = (call: ApiCall) => Promise<Result>;
export type ApiBaseQuery = BaseQueryFn<ApiCall, unknown, ApiError>;

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const readAnswer = async (
  { name, declared, isList }: ApiCall,
  answer: HttpAnswer,
  { config }: ApiHost,
): Promise<Result> => {
  const isFile = declared.answer === 'blob';
  if (isFile && isSuccess(answer.status) && !answer.body.type.includes('json'))
    return { data: URL.createObjectURL(answer.body) };
  if (name === 'documentPreview' && answer.status === 404) return { data: null };

  const body = await parseBody(answer.body);
  if (body && isRefusal(declared, body.status))
    return { error: refusal(name, answer.status, body, config.sessionExpiryMessages) };
  const isOdd = !body || isFile || (Array.isArray(body) && !isList);
  if (isOdd || !isSuccess(answer.status)) return { error: httpError(name, answer.status) };
  return { data: body };
};

/** The upload code is part of the flows' chunk, which loads before any upload can start. */
const loadUploading = () =>
  import(/* webpackChunkName: "flows" */ './uploading').catch(() => {
    throw new NoAnswer('network');
  });

export const baseQuery: ApiBaseQuery = async (call, { getState, dispatch, signal, extra }) => {
  if (extra) return (extra as Answerer)(call);
  const host = getState() as ApiHost;
  const { name, declared, request } = call;
  // Without a number, `next` asks for the current step (docs/decisions/steps.md).
  const again = declared.reads || (name === 'onboardingNext' && request?.number === null);
  const limits = { timeout: REQUEST_TIMEOUT_MS, signal, again };
  const type = request && typeof request.type === 'string' ? request.type : '';
  const onPhase = (phase: UploadProgress): void => {
    dispatch(uploadMoved({ key: uploadKey(type, request?.barCode), phase }));
  };
  try {
    const http = httpRequest(host.config, call);
    const { sendForm } = http.form ? await loadUploading() : {};
    // Cancelled meanwhile, it is not begun.
    if (signal.aborted) throw new NoAnswer('network');
    const answer = await (sendForm ? sendForm(http, { ...limits, onPhase }) : sendJson(http, limits));
    return await readAnswer(call, answer, host);
  } catch (error) {
    // Not a network error: the file was released, or a path parameter is missing.
    if (!(error instanceof NoAnswer)) return { error: httpError(name) };
    const { reason, words } = error;
    return { error: reason === 'timeout' ? timeoutError(name) : networkError(name, words, reason) };
  } finally {
    // What an answer, or its lack, shows may move what is being pressed.
    await clickIsOver();
  }
};
