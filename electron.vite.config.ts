import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'

export default defineConfig({
  main: {
    build: { sourcemap: true, rolldownOptions: { input: { index: 'src/main/index.ts' } } },
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
    plugins: [vue()],
    build: { sourcemap: true, minify: true },
  },
})
