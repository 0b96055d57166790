import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { unpackTour } from '../../support/archive.ts'
import { chanceOf, nextMove } from '../../support/battlePlayer.ts'
import { testFolder } from '../../support/folder.ts'
import { rowsOf, testProgram } from '../../support/program.ts'

describe.each(['a2ceb25/in-battle', '06b5b88/in-battle'])(
  'a tour left in a battle of the first tracker, %s',
  (name) => {
    it('is brought up to date beside a copy of itself, goes back and forth, and is fought on', async () => {
      const folder = testFolder()
      const path = unpackTour(name, folder)
      const [campaign, before] = [basename(path), readFileSync(path)]
      const { api, program, logged } = testProgram({ folder })
      await api('fng.turn', { campaign })
      expect(readFileSync(`${path}.v4.backup`).equals(before)).toBe(true)

      // An entry that the old version made, taken back and done again.
      const { head } = await api('campaign.overview', { campaign })
      await api('journal.undo', { campaign })
      expect((await api('journal.redo', { campaign })).head).toBe(head)

      const chance = chanceOf(3)
      let fought = 0
      for (let move = 0; move < 25; move++) {
        const input = nextMove(rowsOf(folder, campaign), chance)
        if (input === null || input.action === 'endBattle') continue
        const done = await program.call('fng.act', {
          campaign,
          input,
          dice: 'program',
          choices: 'program',
          pending: false,
        })
        if (done.ok) fought++
      }
      expect(fought).toBeGreaterThan(10)
      expect(await api('campaign.check', { campaign })).toEqual({ sound: true, findings: [] })
      expect(await api('campaign.replay', { campaign })).toMatchObject({ same: true, first: null })
      expect(logged).toEqual([])
    })
  },
)
