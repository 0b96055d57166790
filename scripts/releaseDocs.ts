import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '../src/games/games.ts'

/** @returns docs/release-notes.md: what was put right in the rules, game by game, and what was decided on the program. */
export function releaseNotes(root: string): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const put = games
    .filter(({ system }) => system.corrections.length > 0)
    .flatMap(({ system: { title, corrections } }) => [
      `### ${title}`,
      '',
      ...corrections.flatMap(({ number, mends }) => [
        `Rules ${number}:`,
        '',
        ...mends.map(({ text, pages }) => `- ${text} (p. ${pages.join(', ')})`),
        '',
      ]),
    ])
  const adr = join(root, 'docs/adr')
  const decided = readdirSync(adr)
    .filter((file) => /^\d/.test(file))
    .sort()
    .map((file) => {
      const [, number, title] = /^# (\d+)\. (.*)/.exec(readFileSync(join(adr, file), 'utf8'))!
      return `- [${number}](adr/${file}): ${title}`
    })
  return [
    '# Release notes',
    '',
    `Short-Timer ${version}, which has not been released yet. Made by \`npm run docs\` of what is written down where it is`,
    'decided: corrections in the rules of a game, and decision records.',
    '',
    '## Put right in the rules',
    '',
    'Entries of a journal stay as they were played; replay tells which of these they are older than.',
    '',
    ...put,
    '## Decisions on the program',
    '',
    ...decided,
    '',
  ].join('\n')
}
