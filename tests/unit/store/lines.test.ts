import { expect, it } from 'vitest'
import { madeAt, newToyTour, play, threeSteps } from '../../support/toyTours.ts'

it('keeps everything that "why?" needs', () => {
  const file = newToyTour()
  const [, sailed] = threeSteps(file)
  const [line, secret] = file.lines(sailed!.id)
  expect(line).toMatchObject({
    entry: sailed!.id,
    depth: 2,
    position: 0,
    about: { collection: 'crews', id: madeAt(1), field: 'moraleLevel' },
    table: 'toy.weather',
    page: 3,
    by: 'program',
    picked: false,
    secret: false,
    modifiers: [{ text: 'Winter', to: 'score', by: -1 }],
  })
  expect(line!.score).toBe(line!.faces[0]! - 1)
  expect(secret).toMatchObject({ about: null, faces: [], modifiers: [], by: null, secret: true })
})

it('finds the lines about a row or a field, newest first, without those off the path', () => {
  const file = newToyTour()
  threeSteps(file)
  play(file, 'setSail', { crewId: madeAt(1) })
  const crew = { collection: 'crews', id: madeAt(1) }
  expect(file.linesAbout(crew).map((l) => l.depth)).toEqual([4, 2, 1])
  expect(file.linesAbout({ ...crew, field: 'moraleLevel' }).map((l) => l.depth)).toEqual([4, 2])
  expect(file.linesAbout({ ...crew, id: 1 })).toEqual([])
  file.undo()
  expect(file.linesAbout(crew).map((l) => l.depth)).toEqual([2, 1])
})

it('pages through all lines, newest first', () => {
  const file = newToyTour()
  threeSteps(file)
  const first = file.linePage(2)
  expect(first.lines.map((l) => [l.depth, l.position])).toEqual([
    [3, 0],
    [2, 1],
  ])
  const second = file.linePage(2, first.next)
  expect(second.lines.map((l) => [l.depth, l.position])).toEqual([
    [2, 0],
    [1, 0],
  ])
  expect(file.linePage(2, second.next)).toEqual({ lines: [], next: null })
  expect(file.linePage(10).next).toBeNull()
})
