import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { difference } from '../../../../src/main/engine/state.ts'
import { checkTour } from '../../../../src/main/store/check.ts'
import { createTourFile, openTourFile } from '../../../../src/main/store/openTourFile.ts'
import { skirmishSystem } from '../../../../src/games/skirmish/rules/system.ts'
import { playSkirmishGames } from '../../../support/skirmishGames.ts'
import { now, temporaryFolder, uuid } from '../../../support/toyTours.ts'

describe('a campaign in a file', () => {
  it('is what was played, undone to nothing, redone to the end, and opened again', () => {
    const path = join(temporaryFolder(), 'skirmish.tour')
    const file = createTourFile(path, { system: skirmishSystem, name: 'Suoi Da', seed: 3, id: uuid(1), now })
    const entries = playSkirmishGames(3)
    for (const { step, input, tape, lines, before, after } of entries) {
      const rest = { mode: 'program', moment: '', rulesVersion: 1, at: now, title: step }
      const changes = difference(before, after)
      file.commit({ expectedHead: file.load().head, step, input, tape, lines, changes, ...rest })
    }
    const end = file.load()
    expect(end.state).toEqual(entries.at(-1)!.after)
    for (const { before } of entries.toReversed()) {
      expect(file.undo()).not.toBeNull()
      expect(file.load().state).toEqual(before)
    }
    while (file.redo());
    expect(file.load()).toEqual(end)
    file.close()
    const again = openTourFile(path, [skirmishSystem])
    expect(again.load()).toEqual(end)
    again.close()
    expect(checkTour(path, [skirmishSystem])).toEqual([])
  })
})
