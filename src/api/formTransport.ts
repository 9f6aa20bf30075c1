import { fileOf, type FileRef } from './files';
import type { HttpRequest } from './request';
import { NoAnswer, type HttpAnswer, type Limits } from './transport';

const isFileRef = (value: unknown): value is FileRef =>
  typeof value === 'object' && value !== null && 'id' in value && 'size' in value;

const formOf = (fields: readonly (readonly [string, unknown])[]): FormData => {
  const form = new FormData();
  const files: [string, Blob, string][] = [];
  for (const [name, value] of fields) {
    if (!isFileRef(value)) {
      form.append(name, String(value));
      continue;
    }
    const blob = fileOf(value);
    if (!blob) throw new Error(`File ${value.id} is no longer here`);
    files.push([name, blob, value.name]);
  }
  // Last, so that the service has read what it is about when the bytes come.
  for (const [name, blob, fileName] of files) form.append(name, blob, fileName);
  return form;
};

/** By XMLHttpRequest: fetch does not tell how much of a body has left. */
export const sendForm = (
  { url, method, form = [] }: HttpRequest,
  limits: Limits & { readonly onProgress: (fraction: number) => void },
): Promise<HttpAnswer> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    xhr.withCredentials = true;
    xhr.responseType = 'text';
    // Its own timeout would count while the page sleeps, and by another clock than every other call's.
    let reason: NoAnswer['reason'] = 'network';
    const timer = setTimeout(() => {
      reason = 'timeout';
      xhr.abort();
    }, limits.timeout);
    xhr.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) limits.onProgress(loaded / total);
    };
    limits.onProgress(0);
    xhr.onload = () => resolve({ status: xhr.status, body: new Blob([xhr.responseText]) });
    xhr.onerror = () => reject(new NoAnswer('network'));
    xhr.onabort = () => reject(new NoAnswer(reason));
    xhr.onloadend = () => clearTimeout(timer);
    limits.signal.addEventListener('abort', () => xhr.abort());
    xhr.send(formOf(form));
  });
