// oxlint looks at every .ts, types and all, in a tenth of ESLint's time; ESLint looks at the screens (.vue).
import type { Linter } from 'eslint'
import { defineConfig } from 'oxlint'
import { pure, rules, screens, standin } from './scripts/lint/rules.ts'

/** In the presets and not in oxlint. TypeScript itself refuses octals, and enums of any kind. */
const missing = new Set([
  'no-octal',
  '@typescript-eslint/no-unsafe-enum-assignment',
  '@typescript-eslint/no-unsafe-class-instance-assignment',
])
const isOn = ([name, how]: [string, unknown]) => how !== 'off' && !missing.has(name)

/** @returns the rules under oxlint's names. */
const named = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.map(([name, how]) => [name.replace('@typescript-eslint/', 'typescript/'), how])) as never

const part = ({ files, rules }: { files: string[]; rules: Linter.RulesRecord }) => ({
  files,
  rules: named(Object.entries(rules)),
})

export default defineConfig({
  plugins: ['eslint', 'typescript'],
  jsPlugins: ['./scripts/lint/plugin.ts'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  rules: named(Object.entries(rules).filter(isOn)),
  overrides: [pure, screens, standin].map(part),
  ignorePatterns: ['**/*.vue', '**/*.js', '**/*.mjs', 'out', 'test-results', 'playwright-report', 'bench/node_modules'],
})
