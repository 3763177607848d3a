import type { HistoryAnswer, MeetingEvent } from './model.ts'

// The API's answers are English sentences, for programs. These say them in the reader's language.

export function sourceText(source: string): string {
  return source
}

export function historySourceText({ source }: HistoryAnswer): string {
  return source
}

export function meetingText({
  title,
  time,
  description,
}: MeetingEvent): Pick<MeetingEvent, 'title' | 'time' | 'description'> {
  return { title, time, description }
}
