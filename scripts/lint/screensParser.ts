import { readFileSync } from 'node:fs'
import * as parser from '@typescript-eslint/parser'
import ts from 'typescript'
import { parseForESLint } from 'vue-eslint-parser'

type Options = parser.ParserOptions

/**
 * Reads the scripts of screens with their types, for ESLint. Left to itself its parser hands each screen to TypeScript as
 * one that is being edited, and all that was found out of types is found out anew: twenty times as slow. Here all screens
 * stand in one program from the beginning. One that is another by now, in an editor, is read the slow way.
 *
 * @param tsconfig the path of the project that holds the screens.
 */
export function screensParser(tsconfig: string): typeof parser {
  let program: ts.Program | undefined
  return {
    ...parser,
    parseForESLint(code, options) {
      // The parts by which a screen is read need no types, and are asked for without.
      if (!options?.projectService) return parser.parseForESLint(code, options)
      program ??= programOf(tsconfig)
      return program.getSourceFile(options.filePath ?? '')?.text === code
        ? parser.parseForESLint(code, { ...options, projectService: false, programs: [program] })
        : parser.parseForESLint(code, options)
    },
  }
}

const screens = [{ extension: '.vue', isMixedContent: true, scriptKind: ts.ScriptKind.Deferred }]

/** @returns a program in which each screen is its script, as ESLint's parser for Vue hands it on. */
function programOf(tsconfig: string): ts.Program {
  const onFault = (fault: ts.Diagnostic) => {
    throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'))
  }
  const reader = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: onFault }
  const found = ts.getParsedCommandLineOfConfigFile(tsconfig, {}, reader, undefined, undefined, screens)!
  const options = { ...found.options, allowNonTsExtensions: true }
  const host = ts.createCompilerHost(options, true)
  const readOthers = host.getSourceFile.bind(host)
  host.getSourceFile = (path, language, ...more) =>
    path.endsWith('.vue')
      ? ts.createSourceFile(path, scriptOf(path), language, true, ts.ScriptKind.TS)
      : readOthers(path, language, ...more)
  return ts.createProgram(found.fileNames, options, host)
}

function scriptOf(path: string): string {
  let script = ''
  const listening = {
    parseForESLint(code: string, options: Options) {
      if (options.projectService) script = code
      return parser.parseForESLint(code, { ...options, projectService: false })
    },
  }
  const asked = { parser: listening, filePath: path, projectService: true, sourceType: 'module' }
  parseForESLint(readFileSync(path, 'utf8'), asked)
  return script
}
