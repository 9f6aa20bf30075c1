import type { EventChannel } from 'redux-saga';
import { call, fork, take } from 'typed-redux-saga';

type Worker<Message> = (message: Message) => Generator;

/** Runs the worker for each message that comes while it is idle. Closes the channel when it is cancelled. */
export function* takeLeadingFrom<Message>(channel: EventChannel<Message & {}>, worker: Worker<Message>) {
  try {
    for (;;) yield* call(worker, yield* take(channel));
  } finally {
    channel.close();
  }
}

/** Starts the worker for each message. Closes the channel when it is cancelled. */
export function* takeEveryFrom<Message>(channel: EventChannel<Message & {}>, worker: Worker<Message>) {
  try {
    for (;;) yield* fork(worker, yield* take(channel));
  } finally {
    channel.close();
  }
}
