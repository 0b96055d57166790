import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import prettier from 'eslint-config-prettier/flat'
import vue from 'eslint-plugin-vue'
import ts from 'typescript-eslint'
import layers from './scripts/lint/layers.js'

const typed = { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.vue'] }

export default defineConfig(
  globalIgnores([
    'out',
    'coverage',
    'test-results',
    'playwright-report',
    'bench/node_modules',
    // The build, which may run beside, puts its configuration there for a moment.
    '*.config.ts.*.mjs',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,vue}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: typed },
    plugins: { local: { rules: { layers } } },
    rules: {
      'no-undef': 'off',
      'local/layers': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Indexed access is checked (noUncheckedIndexedAccess); a `!` marks what the code before it has made sure of.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // The pure core knows neither the clock nor chance; tsconfig.pure.json keeps out the rest of the world.
    files: ['src/main/engine/**', 'src/main/rules/**'],
    rules: {
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Ask the answer source.' }],
      'no-restricted-globals': ['error', { name: 'Date', message: 'The rules know no clock.' }],
    },
  },
  vue.configs['flat/recommended'],
  { files: ['**/*.vue'], languageOptions: { parserOptions: { ...typed, parser: ts.parser } } },
  {
    files: ['tests/standin/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
  prettier,
)
