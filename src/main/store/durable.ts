import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { errorCode, foreignFolder } from './errors.ts'

/** What systems say that cannot write a folder to the disk by itself; they do so with its files. */
export const cannotSync = /^(EISDIR|EPERM|EACCES|EINVAL|EBADF|ENOTSUP|EOPNOTSUPP|ENOSYS)$/

/**
 * Has the names in a folder written to the disk: a file that has been written is only as safe as its name.
 * @throws the system's error where the disk fails.
 */
export function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if (!cannotSync.test(errorCode(error))) throw error
  }
}

/** Moves a file on its disk, for good. @throws the system's error. */
export function moveFile(from: string, to: string): void {
  renameSync(from, to)
  for (const folder of new Set([to, from].map((path) => dirname(path)))) syncFolder(folder)
}

/**
 * Makes a folder and those above it, where they are not there. Node's own way to do so never ends where the system says
 * of a folder that is there that it is not, as `/proc` does.
 * @throws StoreError `file-busy` where a file has the place of one; else the system's error.
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'EEXIST' && isFolder(path)) return
    if (code === 'EEXIST') throw foreignFolder(path)
    const above = dirname(path)
    if (code !== 'ENOENT' || above === path || isFolder(above)) throw error
    makeFolder(above)
    makeFolder(path)
    return
  }
  syncFolder(dirname(path))
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
