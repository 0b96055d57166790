// A thread of its own for unpacking pictures: whatever one does to its memory or its time, the program goes on.
import { parentPort } from 'node:worker_threads'
import { checkWhole, makeReady } from './unpack.ts'

/** What the thread is asked: to look a picture over, or to make it ready for a sheet besides. */
export interface PictureTask {
  readonly bytes: Uint8Array
  readonly make: boolean
}

parentPort?.on('message', ({ bytes, make }: PictureTask) => {
  parentPort?.postMessage(make ? makeReady(bytes) : checkWhole(bytes))
})
