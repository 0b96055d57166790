import { describe, expect, it } from 'vitest'
import { kindTitle, namesIn } from '../../../../src/main/app/journal/kindTitle.ts'

const names = ['2nd Platoon, Echo', '1-A', 'An', 'Cole, J.', '3rd Platoon']

describe('the title of a kind of step', () => {
  it('names none of those it was taken for, though it was taken once', () => {
    expect(kindTitle(['Mission of 2nd Platoon, Echo, turn 1'], names)).toBe('Mission of …, turn …')
    expect(kindTitle(['Cole, J. is hit'], names)).toBe('… is hit')
    expect(kindTitle(['The campaign begins'], names)).toBe('The campaign begins')
  })

  it('keeps what they share before and behind a name or a number', () => {
    expect(kindTitle(['Turn 1: reconnoiter', 'Turn 2: reconnoiter', 'Turn 13: reconnoiter'], names)).toBe(
      'Turn …: reconnoiter',
    )
    expect(kindTitle(['Orders of 3rd Platoon, turn 4', 'Orders of 2nd Platoon, Echo, turn 11'], names)).toBe(
      'Orders of …, turn …',
    )
  })

  it('is the beginning where they differ in more', () => {
    expect(kindTitle(['End of early March 1967', 'End of late March 1967'], names)).toBe('End of …')
    expect(kindTitle(['Rain', 'Sun'], names)).toBe('Rain')
  })

  it('takes no name for a part of a word, nor a whole title away', () => {
    expect(kindTitle(['Anh stands up'], names)).toBe('Anh stands up')
    expect(kindTitle(['An'], names)).toBe('An')
  })

  it('finds its names in whatever has one', () => {
    expect(
      namesIn({
        men: [
          { id: 1, name: 'Cole' },
          { id: 2, name: '' },
        ],
        turns: [{ id: 3, number: 1 }],
      }),
    ).toEqual(['Cole'])
  })
})
