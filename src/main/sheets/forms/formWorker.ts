// A thread of its own for reading a PDF that somebody else may have made: it is ended whatever becomes of it.
import { parentPort } from 'node:worker_threads'
import { readFields } from './readFields.ts'

parentPort?.once('message', (bytes: Uint8Array) => {
  void readFields(bytes).then((found) => parentPort?.postMessage(found))
})
