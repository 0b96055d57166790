import { Worker } from 'node:worker_threads'
import { workerFile } from '../workerFile.ts'
import { damaged, isFault, readHead, type PictureFault, type PictureHead } from './head.ts'
import type { PictureTask } from './pictureWorker.ts'
import type { ReadyPicture } from './unpack.ts'

/** How long one picture may take, in milliseconds; the largest takes ten seconds, and longer on a busy machine. */
const patience = 120_000
const tooSlow: PictureFault = { fault: 'too large', words: 'takes too long to be unpacked' }

/** @returns what a picture is, once its last pixel has been looked at on a thread of its own, or why it cannot be shown. */
export const checkPicture = (bytes: Uint8Array): Promise<PictureHead | PictureFault> => task<PictureHead>(bytes, false)

/** @returns a picture that can be drawn, made so on a thread of its own, or why it cannot. */
export const readyPicture = (bytes: Uint8Array): Promise<ReadyPicture | PictureFault> => task<ReadyPicture>(bytes, true)

/** How long a thread without work stays, in milliseconds; its memory goes back only when it ends. */
const rest = 2000

let last: Promise<unknown> = Promise.resolve()
let waiting = 0
let worker: Worker | null = null
let resting: NodeJS.Timeout | undefined

/** One at a time: memory is bounded by the largest picture, not by how many there are. */
async function task<T extends object>(bytes: Uint8Array, make: boolean): Promise<T | PictureFault> {
  // What is too large by its own word costs no thread.
  const head = readHead(bytes)
  if (isFault(head)) return head
  clearTimeout(resting)
  waiting++
  const mine = last.then(() => ask<T>(bytes, make))
  last = mine
  try {
    return await mine
  } finally {
    if (--waiting === 0) resting = setTimeout(dismiss, rest).unref()
  }
}

/** A thread that breaks down over a picture, or takes for ever, is ended: the picture is at fault. */
function ask<T extends object>(bytes: Uint8Array, make: boolean): Promise<T | PictureFault> {
  const thread = (worker ??= new Worker(workerFile(import.meta.url, 'pictureWorker'), { execArgv: [] }))
  return new Promise((done) => {
    const end = (found: T | PictureFault) => {
      clearTimeout(timer)
      thread.off('message', end).off('error', breakDown).off('exit', breakDown)
      // A thread that rests keeps nobody from ending.
      thread.unref()
      done(found)
    }
    const giveUp = (fault: PictureFault) => {
      dismiss()
      end(fault)
    }
    const breakDown = () => {
      giveUp(damaged)
    }
    const timer = setTimeout(giveUp, patience, tooSlow)
    thread.ref()
    thread.on('message', end).on('error', breakDown).on('exit', breakDown)
    const own = Uint8Array.from(bytes)
    thread.postMessage({ bytes: own, make } satisfies PictureTask, [own.buffer])
  })
}

function dismiss(): void {
  const thread = worker
  worker = null
  void thread?.terminate()
}
