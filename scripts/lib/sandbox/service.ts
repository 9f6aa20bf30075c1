export interface SandboxMessage {
  readonly channel: string;
  readonly to: string;
  readonly text: string;
  readonly code: string;
  readonly at: string;
}
export interface SandboxRequest {
  readonly guid: string;
  readonly step: string;
  readonly state: string;
  readonly email: string;
  readonly updatedAt: string;
}
interface SandboxDocument {
  readonly document: string;
  readonly barCode: string;
  readonly tipo: string;
  readonly description: string;
  readonly label: string;
  readonly feedback: string;
}
interface SandboxOther {
  readonly guid: string;
  readonly state: string;
  readonly step: string;
  /** Masked to its last digits. */
  readonly phone: string;
  readonly updatedAt: string;
}
export interface SandboxReview extends SandboxRequest {
  readonly name: string;
  readonly phone: string;
  readonly resume: string;
  readonly reupload: string;
  readonly documents: readonly SandboxDocument[];
  /** Other requests of the same tax code, and by what they name different people. */
  readonly others: readonly SandboxOther[];
  readonly othersDiffer: readonly string[];
}

/** Errors that the caller of the command can fix: one line. */
export class SandboxError extends Error {}

interface Answer {
  readonly status?: string;
  readonly message?: string;
  readonly data?: unknown;
}

/** It runs on this machine. */
const ANSWER_MS = 30_000;

export class SandboxService {
  readonly url: string;

  constructor(url: string) {
    this.url = url.replace(/\/+$/, '');
  }

  async #send(path: string, init?: RequestInit): Promise<Response> {
    try {
      return await fetch(`${this.url}${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_MS) });
    } catch {
      throw new SandboxError(
        `No service answers at ${this.url}: start it with \`npm start\`, or name another one with --url.`,
      );
    }
  }

  async #list<Row>(path: string): Promise<readonly Row[]> {
    const response = await this.#send(path);
    const rows: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
    if (!Array.isArray(rows))
      throw new SandboxError(
        `${this.url} has no sandbox for this call: it runs in production or with a gateway, it answers its own machine alone (SANDBOX), or it is something else.`,
      );
    return rows as readonly Row[];
  }

  async #review(path: string, init?: RequestInit): Promise<SandboxReview> {
    const response = await this.#send(path, init);
    const answer = (await response.json().catch(() => ({}))) as Answer;
    if (answer.status === 'success') return answer.data as SandboxReview;
    if (response.status === 404) await this.requests();
    throw new SandboxError(answer.message ?? `The service answered ${response.status}.`);
  }

  /** Newest first. */
  messages(): Promise<readonly SandboxMessage[]> {
    return this.#list('/sandbox/outbox.json');
  }

  /** The latest changed first. */
  requests(): Promise<readonly SandboxRequest[]> {
    return this.#list('/sandbox/requests.json');
  }

  show(guid: string): Promise<SandboxReview> {
    return this.#review(`/sandbox/requests/${encodeURIComponent(guid)}/review.json`);
  }

  move(guid: string, name: string, body: Readonly<Record<string, string>>): Promise<SandboxReview> {
    return this.#review(`/sandbox/requests/${encodeURIComponent(guid)}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}
