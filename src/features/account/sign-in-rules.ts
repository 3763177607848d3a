import { signInProblems } from './sign-in-problem-words.ts'

export const SHORTEST_PASSWORD = 6

/** As they are hashed: the same letters may be written with other code points. */
export function isSamePassword(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC')
}

export interface SignUpForm {
  first_name: string
  last_name: string
  email: string
  password: string
}

export type FieldProblems<Form> = Partial<Record<keyof Form, string>>

/** Loose on purpose: only the mail server knows which addresses exist. */
const EMAIL = /^[^\s@]+@[^\s@]+$/

export function checkSignUp(form: SignUpForm): FieldProblems<SignUpForm> {
  const problems: FieldProblems<SignUpForm> = checkSignIn(form)
  if (form.first_name.trim() === '') problems.first_name = signInProblems['first-name-missing']
  if (form.last_name.trim() === '') problems.last_name = signInProblems['last-name-missing']
  if (!problems.password) Object.assign(problems, checkNewPassword(form.password))
  return problems
}

export function checkSignIn(form: {
  email: string
  password: string
}): FieldProblems<{ email: string; password: string }> {
  const problems: FieldProblems<{ email: string; password: string }> = checkEmail(form.email)
  if (form.password === '') problems.password = signInProblems['password-missing']
  return problems
}

export function checkEmail(email: string): FieldProblems<{ email: string }> {
  if (email.trim() === '') return { email: signInProblems['email-missing'] }
  return EMAIL.test(email.trim()) ? {} : { email: signInProblems['email-malformed'] }
}

export function checkNewPassword(password: string): FieldProblems<{ password: string }> {
  return password.length < SHORTEST_PASSWORD ? { password: signInProblems['password-short'] } : {}
}

export function checkCode(code: string): FieldProblems<{ code: string }> {
  return code.trim() === '' ? { code: signInProblems['code-missing'] } : {}
}
