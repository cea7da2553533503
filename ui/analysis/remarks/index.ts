export { BulletinLines } from './bulletin-lines.tsx';
export { NoteList } from './note-list.tsx';
export { NoteMark } from './note-mark.tsx';
export { cellId, type NoteMarks, noteMarks, withNotes } from './note-marks.ts';
export { NotesButton } from './notes-button.tsx';
export { type Draft, useRemarks } from './remarks-context.ts';
export { RemarksPlace } from './remarks-place.tsx';
export { useNotes, useRemarkLines } from './use-notes.ts';
