import type { Field, Fields, Form } from '../../contract/form.ts'
import { columns } from './text.ts'

/** @returns what a step takes, field by field; fields of rows stand under them. */
export const formHelp = (name: string, { title, fields }: Form): string[] => [
  `${name}: ${title}`,
  ...columns(linesOf(fields, '  ')),
]

const linesOf = (fields: Fields, indent: string): string[][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [`${indent}${name}`, wordsOf(field), [field.label, field.help].filter((one) => one !== undefined).join('. ')],
    ...(field.kind === 'rows' ? linesOf(field.fields, `${indent}  `) : []),
  ])

const wordsOf = (field: Field): string => {
  const orNull = field.optional ? ', or null' : ''
  return `${kindWords(field)}${orNull}${'otherwise' in field ? `; otherwise ${JSON.stringify(field.otherwise)}` : ''}`
}

function kindWords(field: Field): string {
  switch (field.kind) {
    case 'number':
      return `${field.least} to ${field.most}${field.unit === undefined ? '' : ` ${field.unit}`}${field.fraction ? ', parts too' : ''}`
    case 'text':
      return `text of ${field.needed ? 1 : 0} to ${field.most} letters`
    case 'flag':
      return 'true or false'
    case 'choice':
      return field.options.map(({ value }) => JSON.stringify(value)).join(', ')
    case 'pick':
      return `id, of ${field.from}`
    case 'key':
      return `key, of ${field.from}`
    case 'picks':
      return `list of ${field.least} to ${field.most} ids, of ${field.from}`
    case 'texts':
      return `list of ${field.least} to ${field.most} texts`
    case 'rows':
      return `list of ${field.least} to ${field.most}, each with`
  }
}
