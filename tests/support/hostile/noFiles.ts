import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import type { Kind } from './kind.ts'

/** Makes what never gives a byte, and never ends. */
export const pipe = (path: string): void => {
  execFileSync('mkfifo', [path])
}

/** What is no file at all: a listing passes it over. */
export const noFiles: readonly Kind[] = [
  { name: 'pipe', refused: true, make: pipe },
  {
    name: 'folder',
    refused: true,
    make: (path) => {
      mkdirSync(path)
    },
  },
  {
    name: 'link to a device',
    refused: true,
    make: (path) => {
      symlinkSync('/dev/zero', path)
    },
  },
  {
    name: 'link to itself',
    refused: true,
    make: (path) => {
      symlinkSync(path, path)
    },
  },
  {
    name: 'link to nowhere',
    refused: true,
    make: (path) => {
      symlinkSync('/nowhere/at/all.tour', path)
    },
  },
]
