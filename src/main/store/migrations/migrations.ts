import { metaTables } from './0001-meta-tables.ts'
import { picturesAndPlayers } from './0002-pictures-and-players.ts'
import { numbersOfLines } from './0003-numbers-of-lines.ts'
import { houseRulesOfLines } from './0004-house-rules-of-lines.ts'
import { changesByRow } from './0005-changes-by-row.ts'
import { hashes } from './0006-hashes.ts'
import { readmeAndJournal } from './0007-readme-and-journal.ts'

/** What turns a file of version `to - 1` into one of version `to`: plain SQL, no code of the program. */
export interface Migration {
  readonly to: number
  readonly sql: string
}

/** All migrations, oldest first. A shipped one never changes; a new version is a new one at the end. */
export const migrations: readonly Migration[] = [
  { to: 1, sql: metaTables },
  { to: 2, sql: picturesAndPlayers },
  { to: 3, sql: numbersOfLines },
  { to: 4, sql: houseRulesOfLines },
  { to: 5, sql: changesByRow },
  { to: 6, sql: hashes },
  { to: 7, sql: readmeAndJournal },
]

/** Schema version that this program writes. */
export const newestVersion = 7
