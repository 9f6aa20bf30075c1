/** What the service is given: everything outside of it comes in here, so that tests can give their own. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { OpenDatabase, Db } from '../db/types';

export interface Clock {
  now(): Date;
}

export interface Message {
  readonly to: string;
  readonly text: string;
  /** The one-time code that the text carries. */
  readonly code?: string;
}
export interface Mail extends Message {
  readonly subject: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

/** Both reject where the message could not be handed over. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
export interface SmsSender {
  send(message: Message): Promise<void>;
}

/** A file as the store lists it. */
export interface ListedFile {
  readonly key: string;
  /** By the store's own clock. */
  readonly modifiedAt: Date;
}

/** Where the bytes of documents, videos and contracts lie, by key. */
export interface DocumentStore {
  /** Resolves once the bytes are on stable storage; the same key again replaces them. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Undefined where nothing is stored. Throws FileBroken where the bytes are not those that were stored. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** Every file, in no order. */
  list(): AsyncIterable<ListedFile>;
  /** Takes away what writes that never came to their end left before `before`; answers how many. */
  removeDrafts(before: Date): Promise<number>;
  /** Throws where the store does not answer. */
  check(): Promise<void>;
}

export interface AppDeps {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly db: Db;
  readonly clock: Clock;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  readonly documents: DocumentStore;
  readonly log: FastifyBaseLogger;
  /** Key of the codes' hashes and of the sessions' draft keys. */
  readonly codeKey: string;
}
