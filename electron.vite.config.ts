import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import { entries } from './scripts/start/entries.ts'
import { testLists } from './tests/games/testLists.ts'

/** The browser tests build a program that knows a game of theirs besides: tests/games/README.md. */
const lists = process.env['GAMES'] === 'tests' ? [testLists(import.meta.dirname)] : []

export default defineConfig({
  main: {
    plugins: lists,
    build: {
      // What the program needs lies in one file with it: looking up a thousand modules is most of a start. The database
      // stays outside, for it is no script; so do the fonts, which are read as files.
      externalizeDeps: { exclude: ['kysely', 'pdfjs-dist', 'pdfkit', 'pngjs', 'zod'] },
      sourcemap: true,
      rolldownOptions: { input: entries },
    },
  },
  preload: {
    build: {
      externalizeDeps: false,
      sourcemap: 'inline',
      // A sandboxed preload must be one CommonJS file.
      rolldownOptions: { output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    plugins: [vue(), ...lists],
    build: { sourcemap: true, minify: true },
  },
})
