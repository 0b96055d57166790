import { describe, expect, it } from 'vitest'
import { sha256 } from '../../../../../src/main/engine/sha256.ts'
import { sealedWords } from '../../../../../src/games/skirmish/rules/sealing.ts'
import { collections } from '../../../../../src/games/skirmish/rules/state.ts'
import { setUpSkirmish, skirmish } from '../../../../support/skirmish.ts'

const hiding = {
  theirs: [
    { name: 'Minh', weapon: 'ak', hidden: true, place: 'in the reeds' },
    { name: 'Binh', weapon: 'rpd', hidden: true, place: 'behind the dike' },
  ],
}

describe('what a side keeps from the other', () => {
  it('stands in secret columns alone', () => {
    const table = setUpSkirmish(hiding)
    table.do('layMines', { side: table.them, places: ['under the bridge'] })
    const open = Object.entries(table.state).flatMap(([collection, rows]) => {
      const columns = collections[collection as keyof typeof collections] as Record<string, { secret?: true }>
      return rows.flatMap((row) => Object.entries(row).filter(([name]) => columns[name]?.secret !== true))
    })
    const text = JSON.stringify(open)
    for (const word of ['Minh', 'Binh', 'reeds', 'dike', 'bridge', 'rpd']) expect(text).not.toContain(word)
    expect(JSON.stringify(table.state)).toContain('under the bridge')
  })

  it('is in no open line and in no title, whatever a hidden figure does', () => {
    const table = skirmish(hiding).next()
    const told = () => [table.said, table.title].join(' ')
    const hidden = table.id('Hidden 1')
    table.do('move', { figures: [hidden], way: 'ordinary', phases: 1 })
    expect(told()).not.toMatch(/Hidden|Minh|pip/)
    table.do('placeClaymore', { figure: table.id('Hidden 2'), place: 'on the dike' })
    expect(told()).not.toMatch(/Hidden|Binh|dike/)
    table.counters('Hidden 1', 1).do('endTurn', { keep: [] })
    expect(told()).not.toMatch(/Hidden|Minh|Binh/)
    // What changed of them is left out where changes are shown: a secret line would tell that somebody had a counter.
    expect(table.lines.some(({ secret }) => secret)).toBe(false)
    expect(table.figure('Hidden 1').counters).toBe(0)
  })

  it('keeps its number unless both agreed to open it', () => {
    const proof = / Kept as the proof of it: [0-9a-f]{64}\.$/
    expect(setUpSkirmish(hiding).said.replace(proof, '')).toBe('Tom seals what is hidden.')
    expect(setUpSkirmish({ ...hiding, openNumbers: true }).said.replace(proof, '')).toBe('Tom seals 2 things.')
  })

  it('a removed hidden figure stays sealed', () => {
    const table = skirmish(hiding).counters('Hidden 1', 6)
    table.do('endTurn', { keep: [] }).do('startTurn').do('checkSealed', {}, [6])
    expect(table.figure('Hidden 1').out).toBe(true)
    expect(table.said).not.toContain('Hidden')
  })

  it('is opened at the end in plain words, and the proof can be reckoned again', () => {
    const table = setUpSkirmish(hiding)
    table.do('layMines', { side: table.them, places: ['under the bridge'] }).do('startTurn')
    const { seals } = table.state
    const words = seals.map(({ id }) => sealedWords(table.state, id))
    expect(seals.map(({ digest }) => digest)).toEqual(words.map((one) => sha256(one)))
    table.do('endGame', { winner: table.us, words: '' })
    const plain = table.lines.filter(({ about }) => about?.collection !== 'seals').map(({ text }) => text)
    expect(plain).toEqual([
      'Ruth has won, after one turn.',
      'Minh was Hidden 1, and stayed hidden to the end: in the reeds.',
      'Binh was Hidden 2, and stayed hidden to the end: behind the dike.',
      'Mine 3 did not go off: under the bridge.',
      'What Tom sealed is open: nothing of it was changed.',
      'Ruth: 0 of 1 removed.',
      'Tom: 0 of 2 removed.',
    ])
    const proofs = table.lines.flatMap(({ text }) => [...text.matchAll(/SHA-256 of "(.*)" is ([0-9a-f]{64})/g)])
    expect(proofs.map(([, hashed, digest]) => [hashed, digest])).toEqual(words.map((one) => [one, sha256(one)]))
  })

  it('and a file that was changed shows it', () => {
    const table = skirmish(hiding)
    const [first, ...rest] = table.state.sealed
    table.state = { ...table.state, sealed: [{ ...first!, place: 'elsewhere' }, ...rest] }
    expect(table.do('endGame', { winner: null, words: '' }).said).toContain('it was changed in the file')
  })
})
