/** Draws the apple at the finish, about 100 SVG units wide around 0, 0. */
export function Apple() {
  return (
    <g>
      <ellipse cx="3" cy="8" rx="48" ry="44" fill="#000" opacity=".22" />
      <path
        d="M0-30C-14-44-50-40-50-4C-50 28-26 48-10 46C-4 45 4 45 10 46C26 48 50 28 50-4C50-40 14-44 0-30z"
        fill="#c9302a"
        stroke="#5c1512"
        strokeWidth="2.5"
      />
      <path d="M18-36C40-36 50-22 50-4C50 28 26 48 10 46C34 34 44-8 18-36z" fill="#9c1f20" />
      <path
        d="M-38-6C-38-20-30-29-18-31"
        fill="none"
        stroke="#ff9d86"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="-38" cy="7" r="3.2" fill="#ff9d86" />
      <path d="M-12-28Q0-20 12-28" fill="none" stroke="#5c1512" strokeWidth="2.5" />
      <path
        d="M0-25C0-38 3-46 10-54"
        fill="none"
        stroke="#4d3018"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M6-42C16-62 36-62 46-52C38-36 20-32 6-42z"
        fill="#6da43a"
        stroke="#31591c"
        strokeWidth="2"
      />
      <path d="M8-42C20-50 30-52 42-52" fill="none" stroke="#31591c" strokeWidth="1.6" />
    </g>
  );
}
