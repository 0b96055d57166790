import { describeSealed } from '../../support/sealedContacts.ts'

describeSealed({ seed: 23, dice: 'program' })
