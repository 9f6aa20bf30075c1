/** The dependencies of the service. Everything external is passed in here, so that tests can replace it. */
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config';
import type { OpenDatabase, Db } from '../db/types';
import type { FailedDelivery } from '../errors/notDelivered';

export interface Clock {
  now(): Date;
}

export interface Message {
  readonly to: string;
  readonly text: string;
  /** The one-time code in the text. */
  readonly code?: string;
}
/** A part of an e-mail. Its texts are shown as they are: none of them is markup. */
export type MailBlock =
  | { readonly kind: 'text'; readonly text: string }
  /** A one-time code, after the sentence that says what it is for. */
  | { readonly kind: 'code'; readonly lead: string; readonly code: string }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: string }[] }
  /** A link with the sentence before it, and the words of its button. */
  | { readonly kind: 'link'; readonly lead: string; readonly label: string; readonly url: string };

export interface MailContent {
  readonly subject: string;
  /** Title above the text, if it is not the subject. */
  readonly heading?: string;
  /** What lists of messages show after the subject. */
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
}

export interface Mail extends Message {
  readonly subject: string;
  /** Sent as HTML beside the text. */
  readonly content?: MailContent;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

/** Both reject when the message could not be handed over, most often with NotDelivered. */
export interface MailSender {
  send(mail: Mail): Promise<void>;
}
export interface SmsSender {
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

/** How many messages this process has sent, by outcome. */
export interface DeliveryCounts {
  add(delivery: Delivery): void;
  all(): readonly (Delivery & { readonly count: number })[];
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
  readonly deliveries: DeliveryCounts;
  readonly documents: DocumentStore;
  readonly log: FastifyBaseLogger;
  /** Key for the hashes of codes and for the draft keys of sessions. */
  readonly codeKey: string;
}
