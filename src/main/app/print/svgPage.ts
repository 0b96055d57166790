import type { PageMark, PagePath, PageText } from '../../../contract/print.ts'
import { asDrawn } from '../../sheets/measure.ts'
import { rectPath, type Mark, type PathMark, type TextMark } from '../../sheets/marks.ts'
import { colour } from '../../sheets/painter.ts'
import type { Accent } from '../../sheets/paper.ts'

/** Larger pictures are left out of a preview, in bytes. */
const largest = 2_000_000

/**
 * Says in the words of SVG what is on a page, from the very marks that are drawn into the PDF. Nothing is measured
 * anew: each text brings its place and its width, so that a screen shows what paper will.
 * @returns plain data, a small part of the marks; who draws it must escape the texts.
 */
export const svgPage = (marks: readonly Mark[], accent: Accent | null): PageMark[] =>
  marks.flatMap((mark): PageMark | PageMark[] => {
    switch (mark.kind) {
      case 'text':
        return svgText(mark, accent)
      case 'path':
        return svgPath(mark, accent)
      case 'image':
        return { kind: 'picture', url: pictureUrl(mark.bytes), box: mark.box }
      case 'clip':
        return { kind: 'clip', d: mark.d ?? rectPath(mark.box), marks: svgPage(mark.marks, accent) }
      case 'figure':
      case 'field':
        return svgPage(mark.marks, accent)
      case 'placed':
        return {
          kind: 'placed',
          matrix: `matrix(${mark.matrix.map(fine).join(' ')})`,
          marks: svgPage(mark.marks, accent),
        }
    }
  })

function svgText({ text, face, size, x, baseline, width, grey }: TextMark, accent: Accent | null): PageText {
  const fill = colour(grey, accent)
  const isLong = Array.from(text).length > 1
  return {
    kind: 'text',
    text: asDrawn(text),
    face,
    size,
    x: round(x),
    y: round(baseline),
    width: isLong ? round(width) : null,
    fill,
  }
}

function svgPath(mark: PathMark, accent: Accent | null): PagePath {
  const { d, stroke, fill, width = 0.5, dash } = mark
  return {
    kind: 'path',
    d,
    fill: fill === undefined ? null : colour(fill, accent),
    stroke: stroke === undefined ? null : colour(stroke, accent),
    width,
    dash: dash?.join(' ') ?? null,
    round: mark.round === true,
  }
}

/** @returns the picture in an address; null for one that is too large, or is none that a page shows. */
function pictureUrl(bytes: Uint8Array): string | null {
  const type = bytes[0] === 0x89 ? 'png' : bytes[0] === 0xff ? 'jpeg' : null
  if (type === null || bytes.length > largest) return null
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`
}

const round = (value: number): number => Math.round(value * 100) / 100

/** A part of a size: across a page a hundredth would be several points. */
const fine = (value: number): number => Math.round(value * 100_000) / 100_000
