import type { EventChannel } from 'redux-saga';
import { call, fork, take } from 'typed-redux-saga';

type Worker<Message> = (message: Message) => Generator;

export function* takeLeadingFrom<Message>(channel: EventChannel<Message & {}>, worker: Worker<Message>) {
  try {
    for (;;) yield* call(worker, yield* take(channel));
  } finally {
    channel.close();
  }
}

export function* takeEveryFrom<Message>(channel: EventChannel<Message & {}>, worker: Worker<Message>) {
  try {
    for (;;) yield* fork(worker, yield* take(channel));
  } finally {
    channel.close();
  }
}
