import js from '@eslint/js'
import ts from 'typescript-eslint'
import type { Linter } from 'eslint'

const presets = [js.configs.recommended, ...ts.configs.strictTypeChecked, ...ts.configs.stylisticTypeChecked]

/** What holds for plain scripts. */
export const plain: Linter.RulesRecord = { ...js.configs.recommended.rules, 'no-undef': 'off' }

/** What holds for TypeScript, in files of its own and in screens, under ESLint's names. Both linters take it from here. */
export const rules: Linter.RulesRecord = {
  ...(Object.assign({}, ...presets.map((preset) => preset.rules)) as Linter.RulesRecord),
  'no-undef': 'off',
  'local/layers': 'error',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  // Indexed access is checked (noUncheckedIndexedAccess); a `!` marks what the code before it has made sure of.
  '@typescript-eslint/no-non-null-assertion': 'off',
}

interface Part {
  readonly files: string[]
  readonly rules: Linter.RulesRecord
}

/** The pure core knows neither the clock nor chance; tsconfig.pure.json keeps out the rest of the world. */
export const pure: Part = {
  files: ['src/main/engine/**', 'src/games/*/rules/**'],
  rules: {
    'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Ask the answer source.' }],
    'no-restricted-globals': ['error', { name: 'Date', message: 'The rules know no clock.' }],
  },
}

/** The screens lie in the renderer's bundle: zod, which main parses with, would weigh more than all of a page. */
export const screens: Part = {
  files: ['src/renderer/**', 'src/games/*/screens/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: ['zod', 'zod/*'],
            message: 'Main parses; screens know schemas by their types alone: import type.',
            allowTypeImports: true,
          },
        ],
      },
    ],
  },
}

/** The stand-in plays a module that comes without types here. */
export const standin: Part = {
  files: ['tests/standin/**'],
  rules: {
    '@typescript-eslint/no-unsafe-argument': 'off',
    '@typescript-eslint/no-unsafe-assignment': 'off',
    '@typescript-eslint/no-unsafe-call': 'off',
    '@typescript-eslint/no-unsafe-member-access': 'off',
    '@typescript-eslint/no-invalid-void-type': 'off',
    '@typescript-eslint/no-unnecessary-condition': 'off',
  },
}
