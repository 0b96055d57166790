import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fileAtFault } from '../../../src/main/app/campaign/fileAtFault.ts'
import { openJobs } from '../../../src/main/app/jobs/jobs.ts'
import { openTours } from '../../../src/main/app/library/openTours.ts'
import type { Session } from '../../../src/main/app/session.ts'
import { RuleError } from '../../../src/main/engine/errors.ts'
import { testFolder } from '../../support/folder.ts'
import { playedCampaign } from '../../support/program.ts'
import { forge } from '../../support/forge.ts'

const unforeseen = new TypeError('Cannot read properties of undefined')

/** A session on a campaign of one half-month, changed past the program. */
async function sessionOn(sql = '') {
  const folder = testFolder()
  const campaign = await playedCampaign(folder, 2, 1)
  forge(join(folder, campaign), sql)
  const tours = openTours(folder, () => false)
  onTestFinished(() => {
    tours.closeAll()
  })
  const session = { tours, jobs: openJobs(() => undefined) } as unknown as Session
  return (error: unknown) => fileAtFault(session, { campaign }, error)
}

it('a mistake over a campaign that is in order is the program’s own', async () => {
  const told = await sessionOn()
  expect(await told(unforeseen)).toBe(unforeseen)
})

it.each([
  [
    'rows that the journal did not make',
    "update tour set phase = 'constructor'",
    'Row 1 of tour: it is not as the journal left it',
  ],
  ['a tape that is none', "update entry set tape = '{}' where depth = 1", 'Line 1 has no list of its dice and choices'],
  [
    'a change that is no row',
    "update entry_change set after = '7' where entry = 1 and position = 2",
    'Change number 3 of line 1 is of no row',
  ],
  [
    'a sentence of no roll',
    `update entry_line set modifiers = '[null]' where entry = 1 and position = 0`,
    'Sentence number 1 of line 1 tells of a roll that was none',
  ],
  [
    'two campaigns',
    "insert into campaign select 'x', name, system, seed, head, redo, created, archived, seal from campaign",
    'The file says that it is 2 campaigns',
  ],
  [
    'rows that the journal holds, and no step made',
    `update tour set unit = 'evil'; update entry_change set after = json_set(after, '$.unit', 'evil') where collection = 'tour' and after is not null;
     update entry_change set before = json_set(before, '$.unit', 'evil') where collection = 'tour' and before is not null`,
    'played again, line 1 comes out otherwise',
  ],
])('with %s the file is at fault, and what is wrong is told', async (_, sql, what) => {
  const told = await sessionOn(sql)
  const damaged = expect.objectContaining({
    code: 'damaged',
    message: expect.stringContaining(what) as string,
    cause: unforeseen,
  }) as unknown
  expect(await told(unforeseen)).toEqual(damaged)
  // It is known from then on.
  expect(await told(unforeseen)).toEqual(damaged)
})

it('what the rules refuse is told as it is, whatever the file', async () => {
  const told = await sessionOn("update tour set phase = 'constructor'")
  const refused = new RuleError('not-now', 'Later.')
  expect(await told(refused)).toBe(refused)
})
