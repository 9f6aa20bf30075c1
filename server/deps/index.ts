/** The dependencies of the service. Everything external is passed in here, so that tests can replace it. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { Database, OpenDatabase } from '../db/types';
import type { FailedDelivery } from '../errors/notDelivered';

export interface Clock {
  now(): Date;
}

export interface Message {
  readonly to: string;
  readonly text: string;
  readonly code?: string;
}
/** A part of an e-mail. Its texts are shown as they are: none of them is markup. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly lead: string; readonly code: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  | { readonly kind: 'link'; readonly lead: string; readonly label: string; readonly url: string };

export interface MailContent {
  readonly subject: string;
  readonly heading?: string;
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
}

export interface Mail extends Message {
  readonly subject: string;
  readonly content?: MailContent;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

/** Both reject when the message could not be handed over, most often with NotDelivered. */
interface MailSender {
  send(mail: Mail): Promise<void>;
}
interface SmsSender {
  send(message: Message): Promise<void>;
}

export type Channel = 'email' | 'sms';
export type DeliveryOutcome = 'sent' | FailedDelivery;

/**
 * A code, or anything else. Somebody waits for a code; an e-mail about a review is tried for days, so that
 * one wrong address fails many times.
 */
export type DeliveryKind = 'code' | 'other';

interface Delivery {
  readonly channel: Channel;
  readonly kind: DeliveryKind;
  readonly outcome: DeliveryOutcome;
}

export interface DeliveryCounts {
  add(delivery: Delivery): void;
  all(): readonly (Delivery & { readonly count: number })[];
}

export interface ListedFile {
  readonly key: string;
  /** By the clock of the store. */
  readonly modifiedAt: Date;
}

export interface ListOptions {
  /** First character of the keys; all without it. */
  readonly initial?: string;
  /** Called with each key that was given to `markSigned`. */
  readonly onSigned?: (key: string) => void;
}

/** Files that no row refers to, kept for a while before they are deleted. */
export interface Quarantine {
  add(key: string): Promise<void>;
  /** False if the file is not here. */
  restore(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Some at a time. `modifiedAt` is the time at which the file was added. */
  list(): AsyncIterable<readonly ListedFile[]>;
}

export interface DocumentStore {
  /** Resolves once the bytes are on stable storage. An existing key is replaced. */
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Undefined when nothing is stored. Throws FileBroken when the bytes are not the ones that were stored. */
  get(key: string): Promise<Buffer | undefined>;
  remove(key: string): Promise<void>;
  /** Some at a time, in no order. */
  list(options?: ListOptions): AsyncIterable<readonly ListedFile[]>;
  /** Records in the store itself that the file is signed: a wrong database would not know it. */
  markSigned(key: string): Promise<void>;
  unmarkSigned(key: string): Promise<void>;
  readonly quarantine: Quarantine;
  /** The id of the database that the files belong to; undefined when none was recorded. */
  readOwner(): Promise<string | undefined>;
  writeOwner(databaseId: string): Promise<void>;
  /** Deletes what unfinished writes left before `before`; resolves to their number. */
  removeDrafts(before: Date): Promise<number>;
  /** Throws when the store does not answer. */
  check(): Promise<void>;
}

/** The provider's key of electronic seals, wherever it is kept: in a file, an HSM, a trust service. */
export interface SealKey {
  /** DER. The certificate of the key first, then those of its authorities. */
  readonly certificates: readonly [Buffer, ...Buffer[]];
  /** Whether the service has made the certificate itself. It proves nothing to others. */
  readonly isTrial: boolean;
  /**
   * Returns the signature of the bytes with SHA-256: ECDSA as DER, or RSA PKCS #1 v1.5, as the certificate's
   * key is. Rejects when the key cannot be used now.
   */
  sign(bytes: Buffer): Promise<Buffer>;
}

export interface AppDeps {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly db: Database;
  readonly clock: Clock;
  readonly mail: MailSender;
  readonly sms: SmsSender;
  readonly deliveries: DeliveryCounts;
  readonly documents: DocumentStore;
  readonly sealKey: SealKey;
  readonly log: FastifyBaseLogger;
  readonly codeKey: string;
}
