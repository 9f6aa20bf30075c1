import type { Fault } from '../fault';

/** Where the web app meets the network. */
export const api: readonly Fault[] = [
  {
    name: 'timeout-is-told-as-a-lost-connection',
    file: 'src/api/transport.ts',
    find: `controller.abort('timeout')`,
    replace: `controller.abort()`,
  },
  {
    name: 'cancelled-call-goes-on',
    sequence: true,
    file: 'src/api/transport.ts',
    find: `  limits.signal.addEventListener('abort', abort);
`,
    replace: '',
  },
  {
    name: 'refusal-with-200-counts-as-an-answer',
    file: 'src/api/baseQuery.ts',
    find: `body.status === 'bad_request' || body.status === 'error'))`,
    replace: `body.status === 'bad_request' || body.status === 'error') && !isSuccess(answer.status))`,
  },
  {
    name: 'field-errors-of-a-refusal-are-dropped',
    file: 'src/api/failures.ts',
    find: `body.widgets.length > 0 && {`,
    replace: `body.widgets.length > 1 && {`,
  },
  {
    name: 'upload-is-tried-again-after-a-second-timeout',
    sequence: true,
    file: 'src/api/uploading.ts',
    find: `if (wait === undefined || timeouts > 1) return settle();`,
    replace: `if (wait === undefined || timeouts > 2) return settle();`,
  },
  {
    name: 'cancelled-upload-is-sent-again',
    sequence: true,
    file: 'src/api/uploading.ts',
    find: `    await pause(offline ? wait : jittered(wait), signal);
    if (signal.aborted) return settle();`,
    replace: `    await pause(offline ? wait : jittered(wait), signal);`,
  },
  {
    name: 'damaged-upload-counts-as-arrived',
    file: 'src/api/uploadForm.ts',
    find: `return own === undefined || own === told.toLowerCase();`,
    replace: `return own === undefined || own.length === told.length;`,
  },
  {
    name: 'file-is-sent-before-its-fields',
    file: 'src/api/uploadForm.ts',
    find: `  for (const [name, value] of fields) if (!isFileRef(value)) form.append(name, String(value));
  // Files come last, so that the service has read the fields before the bytes arrive.
  for (const [name, value] of fields) if (isFileRef(value)) form.append(name, blobOf(value), value.name);`,
    replace: `  for (const [name, value] of fields) if (isFileRef(value)) form.append(name, blobOf(value), value.name);
  for (const [name, value] of fields) if (!isFileRef(value)) form.append(name, String(value));`,
  },
];
