/** The dependencies of the service. Everything external is passed in here, so that tests can replace it. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { OpenDatabase, Db } from '../db/types';

export interface Clock {
  now(): Date;
}

export interface Message {
  readonly to: string;
  readonly text: string;
  /** The one-time code in the text. */
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

/** Both reject when the message could not be handed over. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
export interface SmsSender {
  send(message: Message): Promise<void>;
}

/** A file as the store lists it. */
export interface ListedFile {
  readonly key: string;
  /** By the clock of the store. */
  readonly modifiedAt: Date;
}

/** Stores the bytes of documents, videos and contracts by key. */
export interface DocumentStore {
  /** Resolves once the bytes are on stable storage. An existing key is replaced. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Undefined when nothing is stored. Throws FileBroken when the bytes are not the ones that were stored. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** Every file, in no order. */
  list(): AsyncIterable<ListedFile>;
  /** Deletes what unfinished writes left before `before`. Returns how many files. */
  removeDrafts(before: Date): Promise<number>;
  /** Throws when the store does not answer. */
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
  /** Key for the hashes of codes and for the draft keys of sessions. */
  readonly codeKey: string;
}
