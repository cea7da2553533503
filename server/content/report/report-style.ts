/** The look of the portal for a document of its own; colours are those of its tokens. */
export const reportStyle = `
:root { color-scheme: light; --page: #ffffff; --text: #1d2433; --muted: #5b667b; --line: #e5e8ef; --soft: #f7f8fa; --accent: #3366ff; --below: #9aa6bd; }
:root[data-theme='dark'] { color-scheme: dark; --page: #1a1f29; --text: #e6eaf2; --muted: #a3aec2; --line: #323b4b; --soft: #222937; --accent: #6b8fff; --below: #5d6a83; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.75 'Inter Variable', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', system-ui, sans-serif; -webkit-text-size-adjust: 100%; }
main { max-width: 760px; margin: 0 auto; padding: 40px 24px 64px; }
header { border-bottom: 1px solid var(--line); margin-bottom: 28px; padding-bottom: 20px; }
.kicker { margin: 0 0 8px; color: var(--muted); font-size: 13px; }
h1 { margin: 0; font-size: 28px; line-height: 1.3; letter-spacing: -0.01em; }
.lead { margin: 12px 0 0; color: var(--muted); }
h2 { margin: 36px 0 8px; font-size: 18px; line-height: 1.4; break-after: avoid; }
p { margin: 0 0 12px; }
.wide { overflow-x: auto; margin: 16px 0 24px; }
table { width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums; }
caption, figcaption { padding-bottom: 8px; text-align: left; color: var(--muted); font-size: 13px; }
th, td { padding: 8px 12px; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child { padding-left: 0; text-align: left; font-weight: 500; white-space: normal; }
thead th { background: var(--soft); color: var(--muted); font-weight: 500; }
thead th:first-child { padding-left: 12px; }
tbody th:first-child { padding-left: 12px; }
figure { margin: 16px 0 28px; break-inside: avoid; }
figure ul { display: grid; grid-template-columns: fit-content(40%) minmax(0, 1fr) auto; align-items: center; gap: 10px 16px; margin: 0; padding: 0; list-style: none; font-size: 14px; line-height: 1.4; }
figure li { display: contents; }
svg { display: block; width: 100%; height: 18px; }
.value { color: var(--muted); font-variant-numeric: tabular-nums; text-align: right; }
.bar { fill: var(--accent); }
.below { fill: var(--below); }
.way { margin: -16px 0 28px; font-size: 13px; }
.way a { color: var(--accent); }
.note { margin-top: 36px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--soft); color: var(--muted); }
.mark { position: fixed; inset: 0; z-index: 1; width: 100vw; height: 100vh; pointer-events: none; }
.mark text { fill: var(--text); font-size: 15px; opacity: 0.11; }
.marked { margin: 36px 0 0; color: var(--muted); font-size: 12px; }
::highlight(found) { background-color: #ffe08a; color: #1d2433; }
::highlight(shown) { background-color: #ff9f43; color: #1d2433; }
@media (max-width: 600px) { main { padding: 24px 16px 48px; } h1 { font-size: 22px; } figure ul { column-gap: 10px; font-size: 13px; } svg { height: 14px; } table { font-size: 13px; } th, td { padding: 8px 4px; } thead th { white-space: normal; overflow-wrap: anywhere; vertical-align: bottom; line-height: 1.35; } tbody th:first-child, thead th:first-child { padding-left: 4px; } }
@media print { :root, :root[data-theme='dark'] { --page: #fff; --text: #000; --muted: #444; --line: #bbb; --soft: #fff; } main { max-width: none; padding: 0; } tr { break-inside: avoid; } .wide { overflow: visible; } svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; } }
`;
