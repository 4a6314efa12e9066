/** The style of the API page, which is a page of its own and so cannot use the design system's components. Colours are those of its tokens. */
export const apiPageStyle = `
:root{--paper:#fdfcf9;--ink:#1d1b16;--quiet:#5d584c;--line:#ddd7c9;--accent:#8a3b12;--code:#f4f0e6;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--paper:#191712;--ink:#f2eee4;--quiet:#b8b1a1;--line:#3a362c;--accent:#f0a878;--code:#24211a}}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:anywhere;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:56rem;min-width:0;padding:2rem 1.5rem 6rem}
nav{padding:1rem 1.5rem;border-bottom:1px solid var(--line);font-size:.9rem}
nav ul{list-style:none;margin:.5rem 0;padding:0}
nav ul ul{margin:.25rem 0 1rem}
nav li{line-height:1.9}
.home{font-weight:700;font-size:1.1rem;text-decoration:none}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
h1{font-size:2rem;line-height:1.2}
h2{margin-top:3rem;padding-bottom:.4rem;border-bottom:1px solid var(--line)}
article{margin:2rem 0;scroll-margin-top:1rem}
h3{margin-bottom:.25rem}
.call b{display:inline-block;padding:0 .5rem;border:1px solid var(--line);border-radius:.25rem;font-size:.8rem;line-height:1.6rem}
code{font:.875em/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{padding:.9rem 1rem;background:var(--code);border:1px solid var(--line);border-radius:.5rem;white-space:pre-wrap}
summary{cursor:pointer;padding:.35rem 0;color:var(--quiet)}
.answer{color:var(--quiet)}
.wide{overflow-x:auto}
td code{overflow-wrap:normal}
table{width:100%;border-collapse:collapse;font-size:.9rem}
th,td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
@media (min-width:60rem){body{display:grid;grid-template-columns:17rem 1fr}nav{position:sticky;top:0;height:100vh;overflow:auto;border-bottom:0;border-right:1px solid var(--line)}}
`;
