// The screens (.vue) and plain scripts. Every .ts is looked at by oxlint: oxlint.config.ts.
import { join } from 'node:path'
import { defineConfig, globalIgnores } from 'eslint/config'
import prettier from 'eslint-config-prettier/flat'
import vue from 'eslint-plugin-vue'
import ts from 'typescript-eslint'
import plugin from './scripts/lint/plugin.ts'
import { plain, rules, screens } from './scripts/lint/rules.ts'
import { screensParser } from './scripts/lint/screensParser.ts'

export default defineConfig(
  globalIgnores(['out', 'test-results', 'playwright-report', 'bench/node_modules']),
  { files: ['**/*.js'], rules: plain },
  vue.configs['flat/recommended'],
  {
    files: ['**/*.vue'],
    plugins: { '@typescript-eslint': ts.plugin, local: plugin },
    languageOptions: {
      parserOptions: {
        parser: screensParser(join(import.meta.dirname, 'tsconfig.web.json')),
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.vue'],
      },
    },
    rules: { ...rules, ...screens.rules },
  },
  prettier,
)
