import { act } from '@testing-library/react';

/** The network of the identification pages: uploads by XMLHttpRequest, everything else by fetch. */

export interface Sent {
  readonly path: string;
  readonly fields: Readonly<Record<string, FormDataEntryValue>>;
  readonly progress: (fraction: number) => void;
  readonly answer: (body: unknown, status?: number) => void;
  readonly breakOff: () => void;
}

export const sent: Sent[] = [];
/** Paths of the uploads that the app has stopped. */
export const aborted: string[] = [];

/** Every attempt from the last on breaks off, until the app gives up. */
export const breakOffAll = async (): Promise<void> => {
  for (let broken = sent.length - 1; broken < sent.length;) {
    await act(async () => {
      for (; broken < sent.length; broken += 1) sent[broken]?.breakOff();
      // Longer than any pause of the test.
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  }
};

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

  open(_: string, url: string): void {
    this.path = url;
  }
  setRequestHeader(): void {
    // Nothing of the kind is looked at.
  }
  abort(): void {
    aborted.push(this.path);
    this.onabort?.();
  }
  send(body: FormData): void {
    sent.push({
      path: this.path,
      fields: Object.fromEntries(body.entries()),
      progress: (fraction) => this.upload.onprogress?.({ loaded: fraction * 100, total: 100 }),
      answer: (answer, status = 200) => {
        this.status = status;
        this.responseText = JSON.stringify(answer);
        this.onload?.();
      },
      breakOff: () => this.onerror?.(),
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
/** JSON answers of POST and GET calls, by path. */
export const answers = new Map<string, unknown>();

export const installNetwork = (): void => {
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
