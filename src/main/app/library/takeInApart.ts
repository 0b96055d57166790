import { setTimeout } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { RuleError, type RuleErrorCode } from '../../engine/errors.ts'
import type { Progress, Work } from '../../engine/work.ts'
import { workerFile } from '../../sheets/workerFile.ts'
import type { StoreErrorCode } from '../../store/errorCode.ts'
import { StoreError } from '../../store/errors.ts'
import { takeIn, type TakenIn } from './takeIn.ts'
import type { Said, TakeInTask } from './takeInWorker.ts'

/** Looks over files that are brought in. */
export interface Reader {
  /** As `takeIn` does; a long file on a thread of its own. */
  readonly read: (name: string, bytes: Buffer) => Work<TakenIn>
  /** Ends the thread, wherever it is: for who cancels. */
  readonly stop: () => void
}

/** No piece of a shorter file, in bytes, takes more than 50 ms; to begin a thread takes longer than all of it. */
const long = 2_000_000
/** How often somebody who cancels is heard while the thread says nothing, in milliseconds. */
const look = 100

/**
 * @param log takes what went wrong and nobody foresaw.
 * @param from length of a file, in bytes, from which on it gets a thread; tests hand in their own.
 */
export function openReader(log: (error: unknown) => void, from = long): Reader {
  let thread: Worker | null = null
  const stop = () => {
    void thread?.terminate()
    thread = null
  }
  return {
    stop,
    *read(name, bytes) {
      if (bytes.length < from) return yield* takeIn(name, bytes, log)
      thread = new Worker(workerFile(import.meta.url, 'takeInWorker'), { execArgv: [] })
      try {
        return yield* onThread(thread, { name, bytes: new Uint8Array(bytes) }, log)
      } finally {
        stop()
      }
    },
  }
}

/** What is heard of a thread besides what it says itself. */
type Heard = Said | { readonly kind: 'ended' } | { readonly kind: 'broken'; readonly error: Error }

function* onThread(
  thread: Worker,
  task: TakeInTask & { readonly bytes: Uint8Array<ArrayBuffer> },
  log: (error: unknown) => void,
): Work<TakenIn> {
  const heard: Heard[] = []
  let news = Promise.withResolvers<null>()
  const hear = (one: Heard) => {
    heard.push(one)
    news.resolve(null)
  }
  thread
    .on('message', hear)
    .on('error', (error: Error) => {
      hear({ kind: 'broken', error })
    })
    .on('exit', () => {
      hear({ kind: 'ended' })
    })
  thread.postMessage(task, [task.bytes.buffer])
  let at: Progress = { done: 0, of: 1, what: `${task.name}: reading it` }
  for (;;) {
    for (const one of heard.splice(0)) {
      if (one.kind === 'at') at = one.progress
      else if (one.kind === 'log') log(one.error)
      else return cameTo(one, task.name)
    }
    news = Promise.withResolvers()
    yield { ...at, until: Promise.race([news.promise, setTimeout(look, null, { ref: false })]) }
  }
}

function cameTo(said: Exclude<Heard, { readonly kind: 'at' | 'log' }>, name: string): TakenIn {
  switch (said.kind) {
    case 'taken':
      return { bytes: Buffer.from(said.bytes.buffer), ...said.verdict }
    case 'refused':
      throw said.by === 'rules'
        ? new RuleError(said.code as RuleErrorCode, said.message)
        : new StoreError(said.code as StoreErrorCode, said.message)
    case 'broken':
      throw isOutOfMemory(said.error)
        ? new RuleError(
            'bad-input',
            `${name} cannot be taken in: it takes more memory than there is. Nothing was changed.`,
          )
        : said.error
    case 'unforeseen':
      throw said.error
    case 'ended':
      throw new Error('The thread ended before it had said what came of the file.')
  }
}

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
