import { prepareFile } from '../../../src/capture/image/prepareFile';

jest.mock('../../../src/capture/image/prepareFile');
export const prepare = jest.mocked(prepareFile);

export interface Sent {
  readonly path: string;
  readonly fields: Readonly<Record<string, FormDataEntryValue>>;
  readonly underWay: () => boolean;
  readonly progress: (fraction: number) => void;
  readonly answer: (body: unknown, status?: number) => void;
  readonly breakOff: () => void;
}

export const sent: Sent[] = [];
export const aborted: string[] = [];

export const lastSent = (): Sent => {
  const last = sent.at(-1);
  if (!last) throw new Error('Nothing was uploaded');
  return last;
};

class FakeXhr {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  path = '';
  private ended = false;

  open(_: string, url: string): void {
    this.path = url;
  }
  setRequestHeader = (): void => undefined;
  /** An upload ends once: a test that answers one a second time meant another that is not sent yet. */
  private end(): void {
    if (this.ended) throw new Error(`The upload to ${this.path} has ended already`);
    this.ended = true;
  }
  abort(): void {
    this.end();
    aborted.push(this.path);
    this.onabort?.();
  }
  send(body: FormData): void {
    sent.push({
      path: this.path,
      fields: Object.fromEntries(body.entries()),
      underWay: () => !this.ended,
      progress: (fraction) => this.upload.onprogress?.({ loaded: fraction * 100, total: 100 }),
      answer: (answer, status = 200) => {
        this.end();
        this.status = status;
        this.responseText = typeof answer === 'string' ? answer : JSON.stringify(answer);
        this.onload?.();
      },
      breakOff: () => {
        this.end();
        this.onerror?.();
      },
    });
  }
}

/** jsdom loads no pictures: what a stored file is, by its type. */
class FakeImage {
  onload?: () => void;
  onerror?: () => void;
  set src(url: string) {
    queueMicrotask(() => (pdfs.has(url) ? this.onerror?.() : this.onload?.()));
  }
}
const pdfs = new Set<string>();

/** Bodies of GET calls, by path; every other one is a 404. */
export const stored = new Map<string, Blob>();
export const answers = new Map<string, unknown>();

const installNetwork = (): void => {
  sent.length = 0;
  aborted.length = 0;
  stored.clear();
  answers.clear();
  const { createObjectURL } = URL;
  jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = createObjectURL(blob);
    if (blob instanceof Blob && blob.type === 'application/pdf') pdfs.add(url);
    return url;
  });
  Object.assign(globalThis, {
    XMLHttpRequest: FakeXhr,
    Image: FakeImage,
    fetch: (input: string) => {
      const { pathname } = new URL(input, 'http://localhost');
      const file = stored.get(pathname);
      if (file) return Promise.resolve(new Response(file));
      const answer = answers.get(pathname);
      const body = answer ?? { status: 'bad_request', message: 'Nessun documento caricato.' };
      const init = {
        status: answer === undefined ? 404 : 200,
        headers: { 'content-type': 'application/json' },
      };
      return Promise.resolve(new Response(JSON.stringify(body), init));
    },
  });
};

export const withNetwork = (): void => {
  beforeEach(() => {
    installNetwork();
    prepare.mockReset().mockImplementation((file) => Promise.resolve({ file, advice: [] }));
  });
  afterEach(() => jest.restoreAllMocks());
};
